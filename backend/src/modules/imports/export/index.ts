export { ExportService } from './export.service.js';
