export { onSignedIn } from './afterSignIn';
export { confirmationOf, newPassword, passwordHint } from './newPassword';
export { readSignInAnswer } from './signInAnswer';
export { useModeration } from './useModeration';
export { useRegistration } from './useRegistration';
export { useSignIn } from './useSignIn';
export { useViewer, ViewerProvider } from './viewer';
