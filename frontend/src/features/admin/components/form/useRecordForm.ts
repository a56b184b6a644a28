import type { FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { useNotify } from '../../../../lib/notify';
import { isConflict } from '../../../../lib/serverErrors';
import { useServerForm } from '../../../../ui/form/useServerForm';
import { type FormPart, isUntouched } from './conflict';

/** What the server has of a city or place, and in which version. */
export interface Saved<Values> {
  values: Values;
  version: number;
}

interface Options<Values> {
  /** What is edited; undefined for something new. */
  saved: Saved<Values> | undefined;
  /** What the form for something new begins with. */
  fresh: Values;
  schema: Schema;
  /** All that the form holds, in its order. */
  parts: readonly FormPart<Values>[];
  /** Saves on top of a version, or something new. @throws CONFLICT where there is a later version by now */
  save: (values: Values, version: number | undefined) => Promise<Saved<Values>>;
  /** What the server has now. */
  reload: () => Promise<Saved<Values> | undefined>;
  /** Once it is saved, and the form holds what the server has made of it. */
  onSaved: () => void;
}

const FIELDS: Readonly<Record<string, string>> = { coordinates: 'latitude' };

/** The field of a form for a path of the server's input: `images.0.alt` shows at the pictures, `coordinates` at the latitude. */
function fieldAt(path: string): string {
  const [first = path, second] = path.split('.');
  return (first === 'coordinates' && second) || (FIELDS[first] ?? first);
}

/**
 * The form for a city or place that several people may edit at the same time: it saves on top of the version that it began with. Where
 * somebody else was faster, `conflict` holds what they have saved, and nothing that was typed is lost.
 */
export function useRecordForm<Values extends FormikValues>({ saved, fresh, schema, parts, save, reload, onSaved }: Options<Values>) {
  const notify = useNotify();
  const version = useRef(saved?.version);
  const [conflict, setConflict] = useState<Saved<Values>>();
  const [isUploading, setUploading] = useState(false);

  const form = useServerForm<Values>({
    initialValues: saved?.values ?? fresh,
    schema,
    fieldAt,
    async submit(values) {
      if (isUploading) {
        notify.info('The pictures are still on their way. Please try again in a moment.');
        return;
      }
      try {
        adopt(await save(values, version.current));
      } catch (error) {
        const latest = isConflict(error) && version.current !== undefined ? await reload() : undefined;
        if (!latest || latest.version === version.current) throw error;
        if (!isUntouched(parts, form.initialValues, latest.values)) {
          setConflict(latest);
          return;
        }
        adopt(await save(values, latest.version));
      }
      onSaved();
    },
    failure: 'Your changes could not be saved.',
  });
  const { dirty, resetForm } = form;

  function adopt(next: Saved<Values>): void {
    version.current = next.version;
    resetForm({ values: next.values });
  }

  // What others have done shows at once where nothing was typed yet.
  const follow = useEffectEvent(() => {
    if (saved && !dirty && saved.version !== version.current) adopt(saved);
  });
  const latestVersion = saved?.version;
  useEffect(() => follow(), [latestVersion, dirty]);

  return {
    ...form,
    setUploading,
    conflict,
    /** Goes on typing; the next attempt to save asks again. */
    postpone: () => setConflict(undefined),
    /** Saves on top of what the other person has saved. */
    resolve: (merged: Values) => {
      if (!conflict) return;
      if (isUntouched(parts, conflict.values, merged)) {
        setConflict(undefined);
        adopt(conflict);
        onSaved();
        return;
      }
      // The form must hold the values before it is sent.
      flushSync(() => {
        adopt(conflict);
        void form.setValues(merged);
        setConflict(undefined);
      });
      void form.submitForm();
    },
    discard: () => resetForm(),
  };
}

export type RecordForm<Values extends FormikValues> = ReturnType<typeof useRecordForm<Values>>;
