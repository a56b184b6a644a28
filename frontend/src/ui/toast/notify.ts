import { type SnackbarKey, useSnackbar } from 'notistack';
import { createElement, useMemo } from 'react';
import { ToastButton } from './ToastButton';

const SUCCESS_MS = 3000;
const ERROR_MS = 5000;
const INFO_MS = 4000;
const ACTION_MS = 8000;

/** Button of a toast, such as Undo. */
interface ToastAction {
  label: string;
  run: () => void;
}

interface Notify {
  success: (text: string, action?: ToastAction) => void;
  error: (text: string) => void;
  info: (text: string) => void;
  /** Stays until the visitor presses the action or `later`. */
  offer: (text: string, action: ToastAction, later: string) => void;
}

let lastWithAction: SnackbarKey | undefined;

/**
 * Returns functions that show toasts. Toasts close after 3 seconds (success), 4 (info), 5 (error) or 8 (with a button). An offer stays open. A new
 * toast with a button closes the previous one, whose change is no longer the latest.
 */
export function useNotify(): Notify {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useMemo(() => {
    const button = (key: SnackbarKey, { label, run }: ToastAction) => {
      const onPress = () => {
        closeSnackbar(key);
        run();
      };
      return createElement(ToastButton, { key: label, label, onPress });
    };
    const withAction = (text: string, action: ToastAction) => {
      if (lastWithAction !== undefined) closeSnackbar(lastWithAction);
      lastWithAction = enqueueSnackbar(text, { variant: 'success', autoHideDuration: ACTION_MS, action: (key) => button(key, action) });
    };
    return {
      success: (text, action) => (action ? withAction(text, action) : void enqueueSnackbar(text, { variant: 'success', autoHideDuration: SUCCESS_MS })),
      error: (text) => void enqueueSnackbar(text, { variant: 'error', autoHideDuration: ERROR_MS }),
      info: (text) => void enqueueSnackbar(text, { variant: 'info', autoHideDuration: INFO_MS }),
      offer: (text, action, later) => {
        const actions = [action, { label: later, run: () => undefined }];
        enqueueSnackbar(text, { key: text, preventDuplicate: true, variant: 'info', persist: true, action: (key) => actions.map((one) => button(key, one)) });
      },
    };
  }, [enqueueSnackbar, closeSnackbar]);
}
