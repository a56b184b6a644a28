export { ReportDialog } from './ReportDialog';
export { ReportPlaceButton } from './ReportPlaceButton';
