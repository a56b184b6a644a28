import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { paths } from '../../lib/address';
import { type Choice, SearchBox } from './SearchBox';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function useSlashKey(active: boolean, input: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (!active) return undefined;
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [active, input]);
}

interface Props {
  /** Label of the field for screen readers, and its placeholder, if they are not those of the header. */
  label?: string;
  placeholder?: string;
  /** Whether the field is the main part of its screen. */
  large?: boolean;
  /** Whether the `/` key focuses this search box. */
  slashKey?: boolean;
  autoFocus?: boolean;
  onSubmit?: () => void;
}

/** Search box of the header and of the home page. Opens the list of matching places or the chosen suggestion, then clears itself. */
export function PlaceSearch({
  label = t('app.searchPlaces'),
  placeholder = t('app.searchPlacesEllipsis'),
  large,
  slashKey = false,
  autoFocus = false,
  onSubmit,
}: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useSlashKey(slashKey, input);

  function open(path: string): void {
    setText('');
    void navigate(path);
    onSubmit?.();
  }
  function choose(choice: Choice): void {
    if (choice.kind === 'city') open(paths.city(choice.id));
    else if (choice.kind === 'place') open(paths.place(choice.id));
    else if (choice.kind === 'filter') open(`${paths.places()}?${choice.query}`);
    else open(paths.places({ category: choice.category }));
  }

  return (
    <SearchBox
      label={label}
      placeholder={placeholder}
      large={large}
      text={text}
      onText={setText}
      onSearch={(search) => search && open(paths.places({ search }))}
      onChoose={choose}
      autoFocus={autoFocus}
      inputRef={input}
      inputProps={{ 'aria-keyshortcuts': slashKey ? '/' : undefined }}
    />
  );
}
