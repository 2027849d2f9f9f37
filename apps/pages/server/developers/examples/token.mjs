const origin = process.env.ORIGIN ?? 'https://trickline.example'
const token = process.env.TOKEN // from your account page

const response = await fetch(`${origin}/api/competitions/list`, {
  headers: { authorization: `Bearer ${token}` },
})
const answer = await response.json()
if (!response.ok) throw new Error(`${answer.code}: ${answer.message}`)
for (const { id, name, status } of answer) console.log(id, name, status.name)
