/** The run is over and waits for a judge: recording → recorded. */
import type { RoundStep } from './round-step.ts'

export const stopRecording: RoundStep = ({ now }) => ({ recording_end_at: now })
