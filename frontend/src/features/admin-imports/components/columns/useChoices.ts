import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import type { ImportChoicesInput } from '../../../../graphql/schema.generated';
import { useDraft } from '../../../../lib/browser';
import { t } from '../../../../lib/i18n';
import { useServerForm } from '../../../../ui/form';
import { choiceSchema, hasName } from './choiceChecks';
import { type ChoiceValues, fieldAt, guessesOf, inputOf, type ReadDraft, valuesOf } from './choices';
import { PreviewColumnsDocument } from './ColumnsStep.generated';

const TEXTS = ['kind', 'cityMode', 'city', 'cityId', 'radius', 'duplicates', 'source', 'licence', 'attribution'] as const;
const SWITCHES = ['createsCities', 'isPending', 'isSourceForced'] as const;

/** Returns whether a stored value is a list of records with these texts. */
const isListOf = (found: unknown, names: readonly string[]): boolean =>
  Array.isArray(found) &&
  found.every((one: unknown) => typeof one === 'object' && one !== null && names.every((name) => typeof (one as Record<string, unknown>)[name] === 'string'));

/** Returns a function that checks whether stored values fit the columns and words of a file. */
const fits =
  (fresh: ChoiceValues) =>
  (found: unknown): found is ChoiceValues => {
    const values = (found ?? {}) as Partial<Record<keyof ChoiceValues, unknown>>;
    const { columns, words, fixed } = values;
    return (
      TEXTS.every((name) => typeof values[name] === 'string') &&
      SWITCHES.every((name) => typeof values[name] === 'boolean') &&
      isListOf(fixed, ['target', 'value']) &&
      isListOf(columns, ['column', 'target']) &&
      isListOf(words, ['word', 'category']) &&
      String((columns as ChoiceValues['columns']).map(({ column }) => column)) === String(fresh.columns.map(({ column }) => column)) &&
      String((words as ChoiceValues['words']).map(({ word }) => word)) === String(fresh.words.map(({ word }) => word))
    );
  };

interface Options {
  draft: ReadDraft;
  /** Id of the admin. */
  authorId: string;
  /** Called when the preview has begun, or is still that of these choices. */
  onDone: () => void;
}

/** Form state of the choices of an import. Unsent changes survive a reload; the preview stores them on the server. */
export function useChoices({ draft, authorId, onDone }: Options) {
  const [start] = useState(() => valuesOf(draft));
  const { found, fresh, keep, forget } = useDraft({ key: `import-choices-${draft.id}`, authorId, fresh: start, isValues: fits(start) });
  const [preview] = useMutation(PreviewColumnsDocument);
  const [lacksName, setLacksName] = useState(false);
  const sent = useRef<ImportChoicesInput>(undefined);
  const latest = useRef<ChoiceValues>(fresh);

  const form = useServerForm<ChoiceValues>({
    initialValues: found ?? fresh,
    schema: choiceSchema,
    fieldAt: (path) => (sent.current ? fieldAt(path, sent.current, latest.current) : path),
    async submit(values) {
      const isNamed = hasName(values, draft.reading);
      setLacksName(!isNamed);
      if (!isNamed) return;
      const input = inputOf(values, draft);
      sent.current = input;
      latest.current = values;
      const isPreviewed = draft.state === 'PREVIEWED' && JSON.stringify(input) === JSON.stringify(inputOf(fresh, draft));
      if (!isPreviewed) await preview({ variables: { id: draft.id, input } });
      forget();
      onDone();
    },
    failure: t('importColumns.notPreviewed'),
  });

  const { values, setValues } = form;
  useEffect(() => keep(values), [keep, values]);
  return {
    ...form,
    /** Whether nothing gives the name, and the admin has tried to go on. */
    lacksName: lacksName && !hasName(values, draft.reading),
    /** Removes all choices: columns and words get what the file gives without them. */
    useNone: () => void setValues(guessesOf(draft)),
  };
}

/** Form of the choices. */
export type ChoiceForm = ReturnType<typeof useChoices>;
