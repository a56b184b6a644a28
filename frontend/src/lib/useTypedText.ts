import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/**
 * A text that is being typed: it lives here until the typing pauses.
 * @param value the text as it holds outside; where it changes there, it replaces what was typed
 * @param onChange gets the trimmed text when the typing pauses, and what is sent by hand
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

  /** Shows this text and tells nobody: whoever calls it sees to what follows. */
  const settle = (next: string) => {
    setText(next);
    setSent(next);
  };
  return { text, setText, send, settle };
}
