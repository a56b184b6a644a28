import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../support/people.js';
import { type Payload, PAYLOADS } from './payloads.js';
import { IMPORT_CITY, type Kept, type Writer } from './writing.js';

/** Time (ms) for the jobs of an import to end. */
const PATIENCE = 120_000;
const POLL = 100;

/** Source of all rows; its name has a format. */
export const SOURCE = 'payload';
/** Latitude of the place of payload 0. That of each payload is a hundredth of a degree farther. */
const FIRST_LATITUDE = 30;

/** An import whose file and choices are a payload. */
export interface Imported {
  draftId: string;
  /** Latitude of its place, which no other place has. */
  latitude: number;
  /** Stored choices. */
  kept: Kept;
}

interface Draft {
  state: string;
  problem: { text: string } | null;
}

/** Control characters that a file cannot have. */
const BROKEN = /[^\P{Cc}\t\n\r]/gu;

const quoted = (text: string | number): string => `"${String(text).replace(BROKEN, '').replaceAll('"', '""')}"`;
const csvOf = (rows: (string | number)[][]): string => rows.map((row) => row.map(quoted).join(',')).join('\n');

/** Returns the text of a payload as a file can have it as the name of a column: without blanks around it. */
const columnOf = ({ text }: Payload): string => text.replace(BROKEN, '').trim();

const latitudeOf = ({ n }: Payload): number => FIRST_LATITUDE + n / 100;

/** Imports files of payloads, as admins do in the console. */
export class Imports {
  constructor(
    private readonly writer: Writer,
    private readonly admin: Person,
  ) {}

  /** Imports a file whose name, column, category and values are a payload, with choices that are the payload. @param isRun false leaves the import at its preview */
  async write(payload: Payload, isRun: boolean): Promise<Imported> {
    const { text } = payload;
    const latitude = latitudeOf(payload);
    const rows = [
      ['name', 'category', 'latitude', 'longitude', columnOf(payload)],
      [text, text, latitude, 50, text],
      ['', text, latitude, 50, text],
      [`Corner ${payload.n}`, 'cafe', latitude, 51, ''],
    ];
    const draftId = await this.upload(`${text}.csv`, csvOf(rows));
    await this.writer.write(this.admin, 'readImportDraft', payload, { id: draftId });
    await this.finish(draftId, 'READ');
    const input = {
      kind: 'PLACES',
      cityMode: 'ONE',
      cityId: null,
      columns: [{ column: text, target: 'name:de' }],
      fixed: [{ target: 'fullAddress', value: text }],
      words: [{ word: text, category: 'cafe' }],
      decisions: [{ key: text, decision: 'SKIP' }],
    };
    let { kept } = await this.writer.write(this.admin, 'previewImport', payload, { id: draftId, input });
    const { problem } = await this.finish(draftId, 'PREVIEWED');
    if (problem) {
      // No city can have this name, or several have it.
      ({ kept } = await this.writer.write(this.admin, 'previewImport', payload, { id: draftId, input: { ...input, city: IMPORT_CITY } }));
      expect((await this.finish(draftId, 'PREVIEWED')).problem).toBeNull();
    }
    if (isRun) {
      await this.writer.ask(this.admin, 'mutation ($id: ID!) { runImport(id: $id) { id } }', { id: draftId });
      await this.finish(draftId, 'DONE');
    }
    return { draftId, latitude, kept };
  }

  /** Prepares an import whose columns, words and rows are all payloads. @returns the id of its draft */
  async prepareAll(): Promise<string> {
    const rows = PAYLOADS.map(({ n, text }) => [text, text, FIRST_LATITUDE + 2, 50 + n / 100, ...PAYLOADS.map(() => text)]);
    const draftId = await this.upload('all.csv', csvOf([['name', 'category', 'latitude', 'longitude', ...PAYLOADS.map(columnOf)], ...rows]));
    const input = {
      kind: 'PLACES',
      source: SOURCE,
      cityMode: 'OWN_COLUMN',
      createsCities: false,
      radius: 500,
      columns: [],
      fixed: [],
      words: [],
      decisions: [],
    };
    await this.must('previewImport', draftId, 'ImportChoicesInput', input);
    await this.finish(draftId, 'PREVIEWED');
    return draftId;
  }

  /** Reads a workbook whose sheet is asked for by a payload. @returns why it could not be read, and the id of the draft */
  async askForSheet(draftId: string, { text }: Payload): Promise<string | undefined> {
    const { data } = await this.read(draftId, { sheet: text });
    if (!data) return undefined;
    const { problem } = await this.finish(draftId, 'READ');
    return problem?.text;
  }

  /** Uploads a file, and waits until it was read. @returns the id of its draft */
  async upload(name: string, content: Buffer | string): Promise<string> {
    const id = await this.writer.uploadFile(this.admin, '/api/admin/imports/files', name, content);
    await this.finish(id, 'READ');
    return id;
  }

  private read(id: string, input: object) {
    return this.writer.ask(this.admin, 'mutation ($id: ID!, $input: ImportReadingInput!) { readImportDraft(id: $id, input: $input) { id } }', { id, input });
  }

  private async must(mutation: string, id: string, type: string, input: object): Promise<void> {
    const { errors } = await this.writer.ask(this.admin, `mutation ($id: ID!, $input: ${type}!) { ${mutation}(id: $id, input: $input) { id } }`, { id, input });
    if (errors) throw new Error(JSON.stringify(errors));
  }

  /** Creates the city of places whose payload cannot be the name of a city. */
  async createCity(): Promise<void> {
    const texts = {
      name: IMPORT_CITY,
      state: 'Test State',
      country: 'Testland',
      description: 'A town that only this test knows of.',
      timeZone: 'Asia/Kolkata',
    };
    const input = { ...texts, coordinates: { latitude: FIRST_LATITUDE, longitude: 50 }, featured: false, status: 'ACTIVE', images: [] };
    const { errors } = await this.writer.ask(this.admin, 'mutation ($input: CityInput!) { createCity(input: $input) { id } }', { input });
    if (errors) throw new Error(JSON.stringify(errors));
  }

  /** Waits until a draft has a state, or its preview has failed. */
  private async finish(id: string, state: string): Promise<Draft> {
    for (const end = Date.now() + PATIENCE; ; ) {
      const { data } = await this.writer.ask(this.admin, 'query ($id: ID!) { importDraft(id: $id) { state problem { text } } }', { id });
      const draft = data?.importDraft as unknown as Draft;
      if (draft.state === state || (draft.problem && draft.state === 'READ')) return draft;
      if (Date.now() > end) throw new Error(`The import is ${JSON.stringify(draft)}, not ${state}`);
      await sleep(POLL);
    }
  }
}
