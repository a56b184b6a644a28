// Generated from the classes in backend/src by `npm run build`. Do not edit.
export const changedAtOnce = 500;
