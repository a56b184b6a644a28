import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/**
 * Holds the text of an input while the visitor types, and reports it after a pause.
 * @param value current value outside; if it changes there, it replaces the typed text
 * @param onChange called with the trimmed text after a pause, and with each text passed to `send`
 */
export function useTypedText(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }

  const send = (next: string) => {
    if (next === sent) return;
    setSent(next);
    onChange(next);
  };
  const sendTyped = useEffectEvent(() => send(text.trim()));
  useEffect(() => {
    const timer = setTimeout(() => sendTyped(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  /** Sets the text without calling `onChange`; the caller handles the change. */
  const settle = (next: string) => {
    setText(next);
    setSent(next);
  };
  return { text, setText, send, settle };
}
