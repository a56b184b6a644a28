import { getIn } from 'formik';
import { type ComponentType, useState } from 'react';
import { fieldPath, itemName, type SettingValues } from '../settings';
import { blankValues } from './settingsForm';
import type { ControlProps } from './control';
import { ListFrame } from './ListFrame';
import { RecordCard } from './RecordCard';
import { recordSummary } from './recordSummary';
import { useItems } from './useItems';

interface Props extends ControlProps<'records'> {
  /** Control of a field of a record. */
  Control: ComponentType<ControlProps>;
}

/** Number of records up to which all cards are open at first. */
const MOST_OPEN = 2;

/** Field for a list of records: a card for each, which buttons move and remove. */
export function RecordsField({ Control, ...control }: Props) {
  const { field, name, path, form } = control;
  const { fields } = field;
  const { items, keys, remove, move, frame } = useItems<SettingValues>(control, blankValues(fields));
  // A long list begins closed; a card that is added is open.
  const [first] = useState(keys);
  const opens = first.length <= MOST_OPEN;
  return (
    <ListFrame {...frame}>
      {keys.map((key, n) => (
        <RecordCard
          key={key}
          title={itemName(path, n)}
          summary={recordSummary(fields, items[n] ?? {})}
          isOpenAtFirst={opens || !first.includes(key)}
          isWrong={form.submitCount > 0 && getIn(form.errors, `${name}.${n}`) !== undefined}
          isFirst={n === 0}
          isLast={n === items.length - 1}
          onMove={(by) => move(n, n + by)}
          onRemove={() => remove(n)}
        >
          {Object.entries(fields).map(([part, declared]) => (
            <Control key={part} field={declared} name={`${name}.${n}.${part}`} path={fieldPath(path, part)} form={form} />
          ))}
        </RecordCard>
      ))}
    </ListFrame>
  );
}
