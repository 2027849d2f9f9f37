/** What is wrong with a field, said under it. */
import type { Fields } from '../shapes.ts'

export const fields: Fields = {
  required: 'Este campo es obligatorio',
  invalid: 'Este valor no es válido',
  'invalid-email': 'El formato del correo no es válido',
  'weak-password':
    'La contraseña necesita al menos 6 caracteres, una minúscula, una mayúscula, un número y un carácter especial (@$!%*?&), y ningún otro',
  'passwords-differ': 'Las contraseñas no coinciden',
  'wrong-captcha': 'El resultado de la suma no es correcto',
  taken: 'Ya está en uso',
  'too-long': 'Es demasiado largo',
  'too-many': 'Son demasiados',
  'too-small': 'Es demasiado pequeño',
  'too-large': 'Es demasiado grande',
  'not-a-number': 'Debe ser un número entero',
  'not-a-flag': 'Debe ser sí o no',
  'not-text': 'Debe ser un texto',
  'not-a-link': 'Debe ser una dirección web',
  'not-a-date': 'Debe ser una fecha',
  'not-offered': 'Elige una de las opciones',
  'not-json': 'La petición no es un JSON válido',
  'no-tricks': 'Se necesita al menos un truco',
  'empty-combo': 'Un combo necesita al menos un truco',
  'unknown-dub': 'Ese dub no existe',
  'unknown-entity': 'Esa entidad no existe',
  'unknown-feedback': 'Confirma el truco o márcalo como incorrecto',
  'unknown-grab': 'Ese grab no existe',
  'unknown-rule': 'Esa regla no existe',
  'unknown-stage': 'Esa etapa no existe',
  'unknown-trick': 'Ese truco no existe',
  'unknown-variation': 'Esa variación no existe',
}
