/** Texts of errors for people. */
import { ApiError, NetworkError, WrongAnswerError } from '@trickline/client/api.ts'
import { useMessages } from '@trickline/ui/messages.ts'

export function useErrorText(): (error: unknown) => string {
  const common = useMessages('common')
  return (error) => {
    if (error instanceof WrongAnswerError) return common.wrongAnswer
    if (error instanceof NetworkError) return common.noAnswer
    if (error instanceof ApiError && error.message) return error.message
    return common.failed(error instanceof ApiError ? error.requestId : '')
  }
}

/** The sentence for a code of the contract's schemas; sentences from the server are returned as they are. */
export function useFieldText(): (code: string | undefined) => string | undefined {
  const fields: Record<string, string> = useMessages('fields')
  return (code) => (code === undefined ? undefined : (fields[code] ?? code))
}
