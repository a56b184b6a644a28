import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { AFTER_SAVE, useRecordForm } from '../record-form';
import { blankValues, savedSettings, type SettingForm, settingsParts, settingsSchema, useConflictParts } from '../setting-fields';
import type { SettingFields, SettingValues } from '../settings';
import { useReport } from './useReport';

/** A stored definition. */
interface Stored {
  id: string;
  version: number;
  value: SettingValues;
}

/** Response of the server to a new or changed definition. */
interface Answer<Definition> {
  definition: Definition;
  change: { id: string; count: number };
}

interface Options<Definition extends Stored, Saved extends Answer<Definition>> {
  /** Name under which texts have the fields. */
  group: string;
  /** Definition to edit; undefined for a new one. */
  stored: Definition | undefined;
  /** Returns the fields of the form. It must be the same function in each render. */
  fieldsOf: (stored: Definition | undefined) => SettingFields;
  /** Adds a definition. */
  create: (values: SettingValues) => Promise<Saved | undefined>;
  /** Replaces the values of a definition. @throws an error with the code CONFLICT if it has another version by now */
  save: (stored: Definition, version: number, values: SettingValues) => Promise<Saved | undefined>;
  /** Loads the current definitions. */
  list: () => Promise<readonly Definition[] | undefined>;
  /** Returns the path of the page of a definition. */
  pathOf: (definition: Definition) => string;
  /** Returns what to say about a change. @param saved response of the server; undefined if the values were those of the server already */
  said: (saved: Saved | undefined) => string;
}

const samePath = (path: string): string => path;

/** Form state of a definition, with its save actions. */
export function useDefinitionForm<Definition extends Stored, Saved extends Answer<Definition>>(options: Options<Definition, Saved>) {
  const { group, stored, fieldsOf, create, save, list, pathOf, said } = options;
  const navigate = useNavigate();
  const report = useReport();
  const answer = useRef<Saved>(undefined);
  const fields = useMemo(() => fieldsOf(stored), [fieldsOf, stored]);
  const schema = useMemo(() => settingsSchema(fields), [fields]);
  const saved = useMemo(() => stored && savedSettings(fields, stored), [fields, stored]);
  const fresh = useMemo(() => blankValues(fields), [fields]);
  const whole = useMemo(() => settingsParts(group, fields, []), [group, fields]);
  const savedOf = (definition: Definition) => savedSettings(fieldsOf(definition), definition);

  const form = useRecordForm({
    saved,
    fresh,
    schema,
    parts: whole,
    fieldAt: samePath,
    async save(values, version) {
      answer.current = undefined;
      const done = stored && version !== undefined ? await save(stored, version, values) : await create(values);
      if (!done) throw new Error('The server sent an empty response.');
      answer.current = done;
      if (!stored) void navigate(pathOf(done.definition), { replace: true, state: AFTER_SAVE });
      return savedOf(done.definition);
    },
    async reload() {
      const latest = (await list())?.find(({ id }) => id === stored?.id);
      return latest && savedOf(latest);
    },
    onSaved: () => report(said(answer.current), answer.current?.change ?? { id: '', count: 0 }),
  });
  const parts = useConflictParts(group, fields, whole, form);
  // A definition has no pictures.
  return { form: { ...form, countUpload: () => undefined } satisfies SettingForm, parts, fields };
}
