import type { MailCatalog } from '../mail-catalog.type.js';

const reason = ['La moderación indica este motivo:', '{{reason}}'];
const notMe = 'Si has sido tú, todo está bien. Si no, elige una contraseña nueva cuanto antes.';

/** Spanish texts of the mails. */
export const es: MailCatalog = {
  greeting: 'Hola, {{name}}:',
  plainGreeting: 'Hola:',
  buttonHelp: 'Si el botón no funciona, abre esta dirección:',
  unsubscribe: 'Puedes desactivar estos mensajes aquí, sin iniciar sesión: {{url}}',
  sample: { name: 'Lucía', place: 'Castillo Viejo', reason: 'Falta el horario.' },
  mails: {
    verifyAddress: {
      subject: 'Confirma tu dirección de correo',
      first: 'Confirma que esta es tu dirección de correo.',
      details: ['El enlace funciona una sola vez, durante {{lifetime}}.'],
      button: 'Confirmar mi dirección',
      last: 'Si no lo has pedido, alguien ha escrito mal su dirección. No tienes que hacer nada.',
    },
    resetPassword: {
      subject: 'Elige una contraseña nueva',
      first: 'Has pedido elegir una contraseña nueva.',
      details: ['El enlace funciona una sola vez, durante {{lifetime}}.'],
      button: 'Elegir una contraseña nueva',
      last: 'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    },
    powerGained: {
      subject: 'Elige una contraseña para tu nuevo rol',
      first: 'Ahora tienes un rol que ayuda a gestionar este sitio.',
      details: [
        'Tu dirección aún no estaba confirmada, así que necesitas una contraseña nueva. El enlace funciona una sola vez, durante {{lifetime}}; la página de inicio de sesión puede enviar otro.',
      ],
      button: 'Elegir una contraseña',
    },
    passwordChanged: {
      subject: 'Tu contraseña ha cambiado',
      first: 'La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en los demás dispositivos.',
      button: 'No he sido yo',
      last: notMe,
    },
    emailChanged: {
      subject: 'Tu dirección de correo ha cambiado',
      first: 'Tu cuenta usa ahora la dirección {{email}}.',
      details: ['Este mensaje va a la que tenía antes.'],
      last: 'Si no has sido tú, ponte en contacto con el responsable de este sitio.',
    },
    identityJoined: {
      subject: 'Tu cuenta de {{provider}} ya sirve para iniciar sesión',
      first: 'Alguien ha iniciado sesión con la cuenta de {{provider}} de esta dirección de correo.',
      details: ['Las dos formas llevan ahora a la misma cuenta.'],
      button: 'Abrir mi perfil',
      last: 'Si no has sido tú, protege tu cuenta de {{provider}} y después cierra la sesión de tus demás dispositivos en tu perfil.',
    },
    identityLeft: {
      subject: 'Tu cuenta de {{provider}} ya no sirve para iniciar sesión',
      first: 'La cuenta de {{provider}} con la que iniciabas sesión se ha quitado de tu cuenta y se ha cerrado la sesión en los demás dispositivos.',
      button: 'No he sido yo',
      last: notMe,
    },
    accountDeleted: {
      subject: 'Tu cuenta se ha eliminado',
      first: 'Tu cuenta y lo que guardábamos sobre ti se han eliminado, como pediste.',
      details: ['Este es el último mensaje que recibes de nosotros.'],
    },
    accountRemoved: {
      subject: 'Tu cuenta se ha eliminado',
      first: 'El responsable de este sitio ha eliminado tu cuenta.',
      details: ['Lo que guardábamos sobre ti ya no existe, y lo que has escrito se queda sin tu nombre.', 'Este es el último mensaje que recibes de nosotros.'],
    },
    placeApproved: {
      subject: '{{place}} está en la guía',
      first: 'Sugeriste {{place}} y se ha aprobado. Ahora cualquiera puede encontrarlo. ¡Gracias!',
      button: 'Ver el lugar',
    },
    placeRejected: {
      subject: '{{place}} no se ha añadido a la guía',
      first: 'Sugeriste {{place}}. La moderación ha decidido no añadirlo.',
      details: reason,
      button: 'Ver tu sugerencia',
    },
    editApplied: {
      subject: 'Tu cambio en {{place}} se ha aplicado',
      first: 'La guía muestra ahora los datos que sugeriste para {{place}}. ¡Gracias!',
      button: 'Ver el lugar',
    },
    editRejected: {
      subject: 'Tu cambio en {{place}} no se ha aplicado',
      first: 'Sugeriste otros datos para {{place}}. La moderación ha decidido no aplicarlos.',
      details: reason,
      button: 'Ver el lugar',
    },
    reviewApproved: {
      subject: 'Tu reseña de {{place}} está publicada',
      first: 'Gracias por escribir sobre {{place}}. Ahora cualquiera puede leer tu reseña.',
      button: 'Ver tu reseña',
    },
    reviewRejected: {
      subject: 'Tu reseña de {{place}} no está publicada',
      first: 'Gracias por escribir sobre {{place}}. La moderación ha leído tu reseña y ha decidido no mostrarla.',
      details: [...reason, 'Puedes cambiarla y la moderación la leerá de nuevo.'],
      button: 'Cambiar tu reseña',
    },
    photoApproved: {
      subject: 'Tu foto está publicada',
      first: 'Gracias por la foto que subiste el {{date}}. Ahora cualquiera puede verla.',
      button: 'Ver tus fotos',
    },
    photoRejected: {
      subject: 'Tu foto no se ha aceptado',
      first: 'La moderación ha mirado la foto que subiste el {{date}}. No se muestra.',
      details: reason,
      button: 'Ver tus fotos',
    },
  },
};
