import { useSnackbar } from 'notistack';
import { useMemo } from 'react';

const SUCCESS_MS = 3000;
const ERROR_MS = 5000;
const INFO_MS = 4000;

interface Notify {
  success: (text: string) => void;
  error: (text: string) => void;
  info: (text: string) => void;
}

/** Toasts: success stays 3 seconds, an error 5, anything else 4. */
export function useNotify(): Notify {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(
    () => ({
      success: (text) => void enqueueSnackbar(text, { variant: 'success', autoHideDuration: SUCCESS_MS }),
      error: (text) => void enqueueSnackbar(text, { variant: 'error', autoHideDuration: ERROR_MS }),
      info: (text) => void enqueueSnackbar(text, { variant: 'info', autoHideDuration: INFO_MS }),
    }),
    [enqueueSnackbar],
  );
}
