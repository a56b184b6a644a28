export { Report, ReportReason, ReportStatus } from './report.entity.js';
export { createReportModule, type ReportModule } from './report.module.js';
export { forgetNetworks } from './report.purge.js';
export { ReportResolver } from './report.resolver.js';
export { reportRoutes } from './report.rest.js';
