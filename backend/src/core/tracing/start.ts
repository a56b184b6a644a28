import { diag, type DiagLogger, DiagLogLevel } from '@opentelemetry/api';
import type { TracingSettings } from '../config/tracing.js';
import { ownVersion } from '../config/version.js';
import type { Logger } from '../logging/logger.js';
import { setTracing } from './spans.js';

/** Timeout of one export, the last one at shutdown included. */
const EXPORT_TIMEOUT_MS = 3_000;

/**
 * Collects spans and sends them by OTLP; the libraries for it are loaded only then. Where to, how many of them and under which name is said by
 * the standard's own variables, which these libraries read (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 * @returns what sends the last ones and ends it
 */
export async function startTracing({ protocol }: TracingSettings, logger: Logger): Promise<() => Promise<void>> {
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { defaultResource, detectResources, envDetector, hostDetector, resourceFromAttributes, serviceInstanceIdDetector } = await import(
    '@opentelemetry/resources'
  );
  const { OTLPTraceExporter } = await (protocol === 'http/json'
    ? import('@opentelemetry/exporter-trace-otlp-http')
    : import('@opentelemetry/exporter-trace-otlp-proto'));
  const ours = resourceFromAttributes({ 'service.name': 'citypins', 'service.version': ownVersion() });
  const named = detectResources({ detectors: [hostDetector, serviceInstanceIdDetector, envDetector] });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(ours).merge(named),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(), { exportTimeoutMillis: EXPORT_TIMEOUT_MS })],
  });
  provider.register();
  diag.setLogger(toldTo(logger), DiagLogLevel.WARN);
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown();
  };
}

/** What OpenTelemetry has to complain of, such as a collector that does not answer. */
function toldTo(logger: Logger): DiagLogger {
  const tell = (problem: string) => logger.warn({ problem }, 'Traces are not collected as they should be');
  const ignore = () => undefined;
  return { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
}
