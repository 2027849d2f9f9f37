const origin = process.env.ORIGIN ?? 'https://trickline.example'

const response = await fetch(`${origin}/api/live/list`)
const { now, next, latest } = await response.json()
for (const { id, name } of [...now, ...next, ...latest]) console.log(id, name)
