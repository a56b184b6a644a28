import { type SnackbarKey, useSnackbar } from 'notistack';
import { createElement, useMemo } from 'react';
import { ToastButton } from '../ui/ToastButton';

const SUCCESS_MS = 3000;
const ERROR_MS = 5000;
const INFO_MS = 4000;
const ACTION_MS = 8000;

/** What can be done from a toast, such as taking back what it tells of. */
interface ToastAction {
  label: string;
  run: () => void;
}

interface Notify {
  success: (text: string, action?: ToastAction) => void;
  error: (text: string) => void;
  info: (text: string) => void;
}

let lastWithAction: SnackbarKey | undefined;

/**
 * Toasts: success stays 3 seconds, an error 5, anything else 4. One with something to press stays 8, and only the last of those stands: what
 * was done before it is not the present any more.
 */
export function useNotify(): Notify {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const withAction = (text: string, { label, run }: ToastAction) => {
      if (lastWithAction !== undefined) closeSnackbar(lastWithAction);
      lastWithAction = enqueueSnackbar(text, {
        variant: 'success',
        autoHideDuration: ACTION_MS,
        action: (key) => {
          const onPress = () => {
            closeSnackbar(key);
            run();
          };
          return createElement(ToastButton, { label, onPress });
        },
      });
    };
    return {
      success: (text, action) =>
        action ? withAction(text, action) : void enqueueSnackbar(text, { variant: 'success', autoHideDuration: SUCCESS_MS }),
      error: (text) => void enqueueSnackbar(text, { variant: 'error', autoHideDuration: ERROR_MS }),
      info: (text) => void enqueueSnackbar(text, { variant: 'info', autoHideDuration: INFO_MS }),
    };
  }, [enqueueSnackbar, closeSnackbar]);
}
