import { getIn } from 'formik';
import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldPath, itemName, type SettingValues } from '../../../../widgets/settings';
import { blankValues } from '../settingsForm';
import { type ControlProps, messageAt } from './control';
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
export function RecordsField({ field: { fields, most }, Control, ...control }: Props) {
  const { name, path, form } = control;
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { items, keys, news, add, remove, move } = useItems<SettingValues>(control, blankValues(fields));

  // A long list begins closed; a card that is added is open.
  const [first] = useState(keys);
  const opens = first.length <= MOST_OPEN;

  const addFocused = () => {
    flushSync(add);
    list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea)')?.focus();
  };
  const removeFocused = (n: number) => {
    remove(n);
    button.current?.focus();
  };
  return (
    <ListFrame
      path={path}
      most={most}
      isFull={items.length >= most}
      message={messageAt(form, name)}
      news={news}
      onAdd={addFocused}
      listRef={list}
      addRef={button}
    >
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
          onRemove={() => removeFocused(n)}
        >
          {Object.entries(fields).map(([part, field]) => (
            <Control key={part} field={field} name={`${name}.${n}.${part}`} path={fieldPath(path, part)} form={form} />
          ))}
        </RecordCard>
      ))}
    </ListFrame>
  );
}
