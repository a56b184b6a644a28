export { loadConsoleTexts, loadFindingTexts } from './consoleTexts';
