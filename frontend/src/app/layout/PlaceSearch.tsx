import SearchRounded from '@mui/icons-material/SearchRounded';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { radius } from '../../ui/shape';

const Form = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  height: 44,
  padding: theme.spacing(0, 2),
  borderRadius: radius.pill,
  border: '1px solid',
  borderColor: theme.vars.palette.outline.main,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  '&:focus-within': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '& .MuiInputBase-root': { flex: 1, color: 'inherit' },
  '& input:focus-visible': { outline: 'none' },
}));

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
  /** Whether the key `/` leads here. */
  slashKey?: boolean;
  autoFocus?: boolean;
  onSubmit?: () => void;
}

/** Search for places by words; opens the list of places and clears itself. */
export function PlaceSearch({ slashKey = false, autoFocus = false, onSubmit }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useSlashKey(slashKey, input);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const search = text.trim();
    if (!search) return;
    setText('');
    void navigate(paths.places({ search }));
    onSubmit?.();
  }

  return (
    <Form role="search" onSubmit={submit}>
      <SearchRounded fontSize="small" aria-hidden />
      <InputBase
        inputRef={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="Search places..."
        autoFocus={autoFocus}
        slotProps={{
          input: { 'aria-label': 'Search places', 'aria-keyshortcuts': slashKey ? '/' : undefined, enterKeyHint: 'search', maxLength: 200 },
        }}
      />
    </Form>
  );
}
