import { type ComponentType, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fieldPath, itemName, type SettingValues } from '../../../../widgets/settings';
import { blankValues } from '../settingsForm';
import { type ControlProps, messageAt } from './control';
import { ListFrame } from './ListFrame';
import { RecordCard } from './RecordCard';
import { useItems } from './useItems';

interface Props extends ControlProps<'records'> {
  /** Control of a field of a record. */
  Control: ComponentType<ControlProps>;
}

/** Field for a list of records: a card for each, which buttons move and remove. */
export function RecordsField({ field: { fields, most }, Control, ...control }: Props) {
  const { name, path, form } = control;
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { items, keys, news, add, remove, move } = useItems<SettingValues>(control, blankValues(fields));

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
