import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { encodingOfFile, encodingOfHead, knownEncoding, textFrom, utf8Of } from './encodings.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'citypins-encodings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(bytes: Buffer): string {
  const file = path.join(folder, 'sample.csv');
  writeFileSync(file, bytes);
  return encodingOfFile(file, bytes.subarray(0, 65_536));
}

async function utf8(bytes: Buffer, encoding: string, piece: number): Promise<string> {
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const out: Buffer[] = [];
  for await (const chunk of utf8Of(chunks(), () => encoding)) out.push(chunk);
  return Buffer.concat(out).toString('utf8');
}

const TEXTS = {
  french: 'nom;ville\nLA CANTINE Ô MOINES;12 quai de la Chaussée des Moines\nL’Atelier;Nantes\n',
  german: 'Name;Straße\nCafé König;Große Straße 5\nBäckerei Müller;Löwenplatz\n',
  spanish: 'nombre;dirección\nMuseo de América;Avda. Reyes Católicos\nPeña Ñandú;Calle Año\n',
  polish: 'nazwa;ulica\nŻabka Łódź;ulica Świętojańska 5\nKawiarnia Źródło;Główna ćma\n',
  czech: 'název;ulice\nKavárna Šťastný;Příčná ulice\nHospůdka U Jeřábu;Žižkova třída\n',
  hungarian: 'név;cím\nKávéház Győr;Petőfi út\nFűszer bolt;Hősök tere\n',
  russian: 'название;адрес\nКафе Пушкин;Тверской бульвар, 26\nБольшой театр;Театральная площадь\n',
  greek: 'όνομα;πόλη\nΚαφέ Αθήνα;Πλατεία Συντάγματος\nΜουσείο Ακρόπολης;Αθήνα\n',
  turkish: 'isim;şehir\nİstanbul Kahvesi;Beyoğlu Işık Sokağı\nŞişli Çarşı;Üsküdar\n',
  hebrew: 'שם;עיר\nבית קפה תל אביב;רחוב דיזנגוף\nמוזיאון ישראל;ירושלים\n',
  arabic: 'اسم;مدينة\nمقهى القاهرة;شارع التحرير\nالمتحف المصري;القاهرة\n',
  japanese: '名前;住所\n喫茶店東京;東京都千代田区\n国立博物館;上野公園\n',
  chinese: '名称;地址\n咖啡馆北京;北京市朝阳区\n国家博物馆;天安门广场\n',
  korean: '이름;주소\n서울 카페;서울시 종로구\n국립박물관;용산구\n',
};

test.each([
  ['french', 'windows-1252'],
  ['french', 'macroman'],
  ['german', 'iso-8859-1'],
  ['german', 'cp850'],
  ['spanish', 'windows-1252'],
  ['polish', 'windows-1250'],
  ['polish', 'iso-8859-2'],
  ['czech', 'windows-1250'],
  ['hungarian', 'windows-1250'],
  ['russian', 'windows-1251'],
  ['russian', 'koi8-r'],
  ['russian', 'cp866'],
  ['greek', 'iso-8859-7'],
  ['turkish', 'windows-1254'],
  ['hebrew', 'windows-1255'],
  ['arabic', 'windows-1256'],
  ['japanese', 'shift_jis'],
  ['chinese', 'gb18030'],
  ['korean', 'euc-kr'],
  ...['utf-8', 'utf-16le', 'utf-16be'].flatMap((encoding) => ['french', 'russian'].map((language) => [language, encoding])),
] as [keyof typeof TEXTS, string][])('reads %s in %s', async (language, encoding) => {
  for (const addBOM of encoding.startsWith('utf') ? [false, true] : [false]) {
    const bytes = iconv.encode(TEXTS[language], encoding, { addBOM });
    const found = fileOf(bytes);
    expect([encodingOfHead(bytes), await utf8(bytes, found, 7), textFrom(bytes, found)]).toEqual([found, TEXTS[language], TEXTS[language]]);
  }
});

test.each(['Café', 'Zürich', 'Peña', 'ÉCOLE', 'Ærø', 'LA CANTINE Ô MOINES', 'L’Atelier', 'Chez Noël', 'Crêperie à l’Ouest', '12 €', 'São'])(
  'reads a file with the only accents of %s as Windows-1252',
  (name) => expect(encodingOfHead(iconv.encode(`name;city\n${name};Berlin\n`, 'windows-1252'))).toBe('windows-1252'),
);

it('finds accents that come late in a file', () => {
  const late = Buffer.concat([Buffer.from('name,city\n'.repeat(300_000)), iconv.encode(TEXTS.russian, 'windows-1251')]);
  expect(fileOf(late)).toBe('windows-1251');
});

it.each([1, 2, 5, 1000])('reads single bytes of Windows-1252 inside UTF-8, in pieces of %d', async (piece) => {
  const bytes = Buffer.concat([Buffer.from('Café 🙂 é\n'), Buffer.from([0x4f, 0xe9, 0x92, 0x0a]), Buffer.from('東京'), Buffer.from([0xc3])]);
  expect(await utf8(bytes, 'utf-8', piece)).toBe('Café 🙂 é\nOé’\n東京Ã');
});

it('reads the encoding that an XML declaration states', () => {
  expect(encodingOfHead(iconv.encode('<?xml version="1.0" encoding="ISO-8859-2"?><a>Łódź</a>', 'iso-8859-2'))).toBe('iso-8859-2');
});

it('refuses an encoding that does not exist', () => {
  expect(knownEncoding('Windows-1252')).toBe('windows-1252');
  for (const name of ['klingon', '', 'hex', 'base64']) expect(() => knownEncoding(name)).toThrow(`“${name}” is no known encoding. Use for example utf-8`);
});
