/** What a rule is called: three have a name of their own, which is the same in every language, the one without rules has none. */
import { wordsInUse } from '@trickline/ui/messages.ts'

type Rule = { id: number; name: string }

export function ruleTitle({ id, name }: Rule): string {
  return (id === 1 && wordsInUse('common')?.withoutRules) || name
}
