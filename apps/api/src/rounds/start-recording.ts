/** The athlete is on the line and being filmed: pending → recording. */
import type { RoundStep } from './round-step.ts'

export const startRecording: RoundStep = ({ now }) => ({ recording_start_at: now })
