import type { MailCatalog } from '../mail-catalog.type.js';

const reason = ['Die Moderation nennt diesen Grund:', '{{reason}}'];
const notMe = 'Wenn du es warst, ist alles in Ordnung. Wenn nicht, wähle sofort ein neues Passwort.';

/** German texts of the mails. */
export const de: MailCatalog = {
  greeting: 'Hallo {{name}},',
  plainGreeting: 'Hallo,',
  buttonHelp: 'Wenn die Schaltfläche nicht funktioniert, öffne diese Adresse:',
  unsubscribe: 'Hier kannst du diese Nachrichten ohne Anmeldung abstellen: {{url}}',
  sample: { name: 'Jana', place: 'Alte Burg', reason: 'Die Öffnungszeiten fehlen.' },
  mails: {
    verifyAddress: {
      subject: 'Bestätige deine E-Mail-Adresse',
      first: 'Bitte bestätige, dass dies deine E-Mail-Adresse ist.',
      details: ['Der Link funktioniert einmal. Er gilt {{lifetime}}.'],
      button: 'Adresse bestätigen',
      last: 'Wenn du das nicht angefordert hast, hat sich jemand bei der Adresse vertippt. Du brauchst nichts zu tun.',
    },
    resetPassword: {
      subject: 'Wähle ein neues Passwort',
      first: 'Du möchtest ein neues Passwort wählen.',
      details: ['Der Link funktioniert einmal. Er gilt {{lifetime}}.'],
      button: 'Neues Passwort wählen',
      last: 'Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
    },
    powerGained: {
      subject: 'Wähle ein Passwort für deine neue Rolle',
      first: 'Du hast jetzt eine Rolle, die hilft, diese Website zu betreiben.',
      details: [
        'Deine Adresse war noch nicht bestätigt, deshalb brauchst du ein neues Passwort. Der Link funktioniert einmal. Er gilt {{lifetime}}; die Anmeldeseite kann einen weiteren senden.',
      ],
      button: 'Passwort wählen',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      first: 'Das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
      button: 'Das war ich nicht',
      last: notMe,
    },
    emailChanged: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      first: 'Dein Konto verwendet jetzt die Adresse {{email}}.',
      details: ['Diese Nachricht geht an die bisherige.'],
      last: 'Wenn du das nicht warst, wende dich bitte an den Betreiber dieser Website.',
    },
    identityJoined: {
      subject: 'Dein Konto bei {{provider}} meldet dich jetzt an',
      first: 'Jemand hat sich mit dem Konto bei {{provider}} angemeldet, das diese E-Mail-Adresse hat.',
      details: ['Beide Wege führen jetzt zu demselben Konto.'],
      button: 'Mein Profil öffnen',
      last: 'Wenn du das nicht warst, sichere dein Konto bei {{provider}} und melde dann in deinem Profil deine anderen Geräte ab.',
    },
    identityLeft: {
      subject: 'Dein Konto bei {{provider}} meldet dich nicht mehr an',
      first: 'Das Konto bei {{provider}}, mit dem du dich angemeldet hast, wurde hier aus deinem Konto entfernt, und alle anderen Geräte wurden abgemeldet.',
      button: 'Das war ich nicht',
      last: notMe,
    },
    accountDeleted: {
      subject: 'Dein Konto wurde gelöscht',
      first: 'Dein Konto und alles, was über dich gespeichert war, ist wie gewünscht gelöscht.',
      details: ['Dies ist die letzte Nachricht, die du von uns bekommst.'],
    },
    accountRemoved: {
      subject: 'Dein Konto wurde gelöscht',
      first: 'Der Betreiber dieser Website hat dein Konto gelöscht.',
      details: [
        'Was über dich gespeichert war, ist gelöscht. Was du geschrieben hast, bleibt ohne deinen Namen.',
        'Dies ist die letzte Nachricht, die du von uns bekommst.',
      ],
    },
    placeApproved: {
      subject: '{{place}} ist im Stadtführer',
      first: 'Du hast {{place}} vorgeschlagen, und der Vorschlag wurde angenommen. Jetzt können alle diesen Ort finden. Vielen Dank!',
      button: 'Ort ansehen',
    },
    placeRejected: {
      subject: '{{place}} wurde nicht in den Stadtführer aufgenommen',
      first: 'Du hast {{place}} vorgeschlagen. Die Moderation hat entschieden, den Ort nicht aufzunehmen.',
      details: reason,
      button: 'Vorschlag ansehen',
    },
    editApplied: {
      subject: 'Deine Änderung an {{place}} wurde übernommen',
      first: 'Der Stadtführer zeigt jetzt die Angaben, die du für {{place}} vorgeschlagen hast. Vielen Dank!',
      button: 'Ort ansehen',
    },
    editRejected: {
      subject: 'Deine Änderung an {{place}} wurde nicht übernommen',
      first: 'Du hast andere Angaben für {{place}} vorgeschlagen. Die Moderation hat entschieden, sie nicht zu übernehmen.',
      details: reason,
      button: 'Ort ansehen',
    },
    reviewApproved: {
      subject: 'Deine Bewertung von {{place}} ist veröffentlicht',
      first: 'Danke, dass du über {{place}} geschrieben hast. Jetzt können alle deine Bewertung lesen.',
      button: 'Bewertung ansehen',
    },
    reviewRejected: {
      subject: 'Deine Bewertung von {{place}} ist nicht veröffentlicht',
      first: 'Danke, dass du über {{place}} geschrieben hast. Die Moderation hat deine Bewertung gelesen und entschieden, sie nicht zu zeigen.',
      details: [...reason, 'Du kannst sie ändern, dann liest die Moderation sie noch einmal.'],
      button: 'Bewertung ändern',
    },
    photoApproved: {
      subject: 'Dein Foto ist veröffentlicht',
      first: 'Danke für das Foto, das du am {{date}} hochgeladen hast. Jetzt können alle es sehen.',
      button: 'Fotos ansehen',
    },
    photoRejected: {
      subject: 'Dein Foto wurde nicht angenommen',
      first: 'Die Moderation hat sich das Foto angesehen, das du am {{date}} hochgeladen hast. Es wird nicht gezeigt.',
      details: reason,
      button: 'Fotos ansehen',
    },
  },
};
