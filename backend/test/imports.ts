import fs from 'node:fs';
import path from 'node:path';
import type { TestServer } from './server.js';

/** A draft as tests read it. */
export interface DraftBody {
  id: string;
  fileName: string;
  state: string;
  problem: { text: string; reason: string; params: object | null } | null;
  job: { id: string; state: string; done: number; total: number | null; canCancel: boolean; error: string | null } | null;
  reading: {
    format: string;
    encoding: string | null;
    delimiter: string | null;
    kind: string;
    records: number;
    isWhole: boolean;
    columns: { name: string; target: string | null; samples: string[]; filled: number }[];
    rows: { line: number; cells: (string | null)[] }[];
    words: { word: string; count: number; category: string | null; isLeftOut: boolean }[];
  } | null;
  choices: Record<string, unknown> & { source: string; columns: { column: string; target: string }[] };
  source: { name: string; runs: number } | null;
  preview: {
    counts: Record<string, number>;
    isWhole: boolean;
    leftOut: number;
    mapped: number;
    reasons: { reason: { text: string }; count: number }[];
    unknownWords: { word: string; count: number }[];
  } | null;
  import: {
    id: string;
    state: string;
    hasRejectedFile: boolean;
    hasLeftOutFile: boolean;
    counts: Record<string, number>;
    actor: { name: string } | null;
  } | null;
}

const COUNTS = 'counts { read added updated unchanged kept removed rejected citiesAdded repeated skipped alike }';
const CHOICES = `choices { kind columns { column target } fixed { target value } words { word category } cityMode city cityId createsCities radius isPending duplicates alike
  decisions { key decision } source isSourceForced licence attribution }`;
/** Fields of a draft. */
const DRAFT = `id fileName state problem { text reason params } job { id state done total canCancel error } source { name runs } ${CHOICES}
  reading { format encoding delimiter kind records isWhole columns { name target samples filled } rows { line cells } words { word count category isLeftOut } }
  preview { ${COUNTS} isWhole leftOut mapped reasons { reason { text } count } unknownWords { word count } }
  import { id state hasRejectedFile hasLeftOutFile ${COUNTS} actor { name } }`;

const FIXTURES = path.resolve(import.meta.dirname, '../src/modules/imports/readers/fixtures');

/** Returns the content of a file of another program. */
export const fixture = (name: string): Buffer => fs.readFileSync(path.join(FIXTURES, name));

/** Returns the form that uploads a file for an import. */
export function fileForm(name: string, content: Buffer | string): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
  return form;
}

/** The steps of an import in the console, for one user. */
export function importsOf(server: TestServer, headers: Record<string, string>) {
  async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { body } = await server.graphql<Data>(query, variables, { headers });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  }
  const refusal = async (query: string, variables: Record<string, unknown> = {}) => {
    const { body, status } = await server.graphql(query, variables, { headers });
    return { status, ...(body.errors?.[0]?.extensions as { code?: string; reason?: string; fields?: Record<string, string> } | undefined) };
  };
  const upload = (name: string, content: Buffer | string) =>
    server.send<{ _id: string; fileName: string; bytes: number; state: string }>('POST', '/api/admin/imports/files', fileForm(name, content), headers);
  const get = async (id: string) => (await ask<{ importDraft: DraftBody }>(`query ($id: ID!) { importDraft(id: $id) { ${DRAFT} } }`, { id })).importDraft;
  /** Uploads a file and reads it. */
  const read = async (name: string, content: Buffer | string = fixture(name)): Promise<DraftBody> => {
    const { body } = await upload(name, content);
    await server.ran('read-import');
    return get(body._id);
  };
  const PREVIEW = 'mutation ($id: ID!, $input: ImportChoicesInput!) { previewImport(id: $id, input: $input) { id state } }';
  /** Makes the preview of a draft with its choices, and others. */
  const preview = async ({ id, choices }: DraftBody, others: object = {}): Promise<DraftBody> => {
    await ask(PREVIEW, { id, input: { ...choices, ...others } });
    await server.ran('preview-import');
    return get(id);
  };
  const start = (id: string) => ask<{ runImport: { state: string } }>('mutation ($id: ID!) { runImport(id: $id) { state } }', { id });
  const run = async (id: string): Promise<DraftBody> => {
    await start(id);
    await server.ran('run-import');
    return get(id);
  };
  const rows = async (id: string, fields: string, outcome: string | null = null, page = { number: 1, size: 100 }) =>
    (
      await ask<{ importPreview: { total: number; items: object[] } }>(
        `query ($id: ID!, $outcome: ImportRowOutcome, $page: PageInput) { importPreview(id: $id, outcome: $outcome, page: $page) { total items { ${fields} } } }`,
        { id, outcome, page },
      )
    ).importPreview;
  return { ask, refusal, upload, get, read, preview, PREVIEW, start, run, rows };
}
