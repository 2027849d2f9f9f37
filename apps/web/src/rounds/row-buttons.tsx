/** What a swipe does to a row of the round, for those who do not swipe (screens §11): edit and delete. */
import { useMessages } from '../lib/messages.ts'
import { IconButton } from '../ui/icon-button.tsx'

type Props = {
  /** Of the row; by it the keyboard finds its place again (`use-focus-kept.ts`). */
  of: { key: number; name: string }
  /** Shown where it cannot be edited just now. */
  whyNoEdit: string | null
  onEdit: () => void
  onDelete: () => void
}

export function RowButtons({ of: { key, name }, whyNoEdit, onEdit, onDelete }: Props) {
  const words = useMessages('judging')
  return (
    <div className="-ms-1 flex">
      <IconButton
        icon="edit"
        name="edit"
        value={key}
        label={words.edit(name)}
        whyNot={whyNoEdit}
        onClick={onEdit}
      />
      <IconButton
        icon="trash"
        name="delete"
        label={words.delete(name)}
        onClick={onDelete}
        className="-ms-1"
      />
    </div>
  )
}
