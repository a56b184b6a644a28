import type { FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Schema } from 'yup';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { isConflict } from '../../lib/api';
import { useServerForm } from '../../ui/form';
import { type FormPart, isUntouched } from './conflict';

/** Values and version of a city or place on the server. */
export interface Saved<Values> {
  values: Values;
  version: number;
}

interface Options<Values> {
  /** Record to edit; undefined for a new one. */
  saved: Saved<Values> | undefined;
  /** Initial values for a new record. */
  fresh: Values;
  schema: Schema;
  /** Parts of the form, in order. */
  parts: readonly FormPart<Values>[];
  /**
   * Saves a new record, or updates the given version.
   * @throws an error with the code CONFLICT if the server has a later version
   */
  save: (values: Values, version: number | undefined) => Promise<Saved<Values>>;
  /** Called before a new record is saved. If it returns true, the user has to confirm something first, and submits again. */
  isHeld?: (values: Values) => Promise<boolean>;
  /** Loads the current values from the server. */
  reload: () => Promise<Saved<Values> | undefined>;
  /** Maps a path of the server's input to a path in the values; by default, to the field of a city or place. */
  fieldAt?: (path: string) => string;
  /** Called after a save, when the form holds the values that the server returned. */
  onSaved: () => void;
}

const FIELDS: Readonly<Record<string, string>> = { coordinates: 'latitude' };
/** Values with a field for each key: `names.de`. */
const KEYED: readonly string[] = ['attributes', 'names', 'descriptions'];

/** Maps a path of the server's input to a form field: `images.0.alt` to `images`, `coordinates` to `latitude`. Attributes, and texts in other languages, have a field each. */
function recordFieldAt(path: string): string {
  const [first = path, second] = path.split('.');
  if (KEYED.includes(first)) return path;
  return (first === 'coordinates' && second) || (FIELDS[first] ?? first);
}

/**
 * Form state of a city or place that several users can edit at the same time. Each save names the version that the form started from.
 * If another user saved different values first, `conflict` holds them, and the form keeps everything that was typed.
 */
export function useRecordForm<Values extends FormikValues>({
  saved,
  fresh,
  schema,
  parts,
  save,
  isHeld,
  reload,
  onSaved,
  fieldAt = recordFieldAt,
}: Options<Values>) {
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
        notify.info(t('recordForm.stillUploading'));
        return;
      }
      if (version.current === undefined && (await isHeld?.(values))) return;
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
    failure: t('recordForm.yourChangesCouldNotBeSaved'),
  });
  const { dirty, resetForm } = form;

  function adopt(next: Saved<Values>): void {
    version.current = next.version;
    resetForm({ values: next.values });
  }

  // Adopts a newer version from the server if the user has not typed anything.
  const follow = useEffectEvent(() => {
    if (saved && !dirty && saved.version !== version.current) adopt(saved);
  });
  const latestVersion = saved?.version;
  useEffect(() => follow(), [latestVersion, dirty]);

  return {
    ...form,
    setUploading,
    conflict,
    /** Closes the conflict; the next save detects it again. */
    postpone: () => setConflict(undefined),
    /** Saves the merged values on top of the other user's version. */
    resolve: (merged: Values) => {
      if (!conflict) return;
      if (isUntouched(parts, conflict.values, merged)) {
        setConflict(undefined);
        adopt(conflict);
        onSaved();
        return;
      }
      // `submitForm` reads the form's state, so it must be updated synchronously.
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
