/** Words before a colon that name a contact, by the column that it becomes. */
const LABELS: Readonly<Record<string, string>> = {
  phone: 'phone tel telephone telefon telefonnummer téléphone teléfono telefono telefone फ़ोन फोन هاتف',
  website: 'website web url homepage webseite internet site site_web sitio_web sito sito_web वेबसाइट الموقع',
  email: 'email e-mail mail e-mail-adresse courriel correo',
  address: 'address adresse dirección direccion indirizzo endereço morada पता العنوان',
  opening_hours: 'hours opening_hours öffnungszeiten horaires horario orari horário',
};

const COLUMN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LABELS).flatMap(([column, words]) => words.split(' ').map((word) => [word.replaceAll('_', ' '), column] as const)),
);

/**
 * Takes lines such as `Phone: +423 999 00 00` out of a description, as map editors have no field for them.
 * @returns the other lines, and the contacts by column; of several lines with the same label, the first one counts
 */
export function splitContacts(description: string): { description: string | undefined; contacts: Record<string, string> } {
  const contacts: Record<string, string> = {};
  const rest = description.split('\n').filter((line) => {
    const [, label = '', value = ''] = /^([^:]{2,20}):\s*(\S.*)$/.exec(line) ?? [];
    const column = COLUMN_OF.get(label.trim().toLowerCase());
    if (column === undefined || contacts[column] !== undefined) return true;
    contacts[column] = value.trim();
    return false;
  });
  return { description: rest.join('\n').trim() || undefined, contacts };
}
