import { diag, type DiagLogger, DiagLogLevel } from '@opentelemetry/api';
import { ownVersion, type TracingSettings } from '../config/index.js';
import { setTracing } from './spans.js';

/** Part of the app's logger that takes warnings; the logger itself imports this folder. */
interface WarningLog {
  warn(details: object, message: string): void;
}

/** Timeout (ms) of one export, also of the last one at shutdown. */
const EXPORT_TIMEOUT_MS = 3_000;

/**
 * Collects spans and sends them by OTLP. The OpenTelemetry libraries are loaded only here. They read the endpoint, the sampling and the name of the
 * service from the standard variables (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 * @returns a function that sends the remaining spans and stops tracing
 */
export async function startTracing({ protocol }: TracingSettings, logger: WarningLog): Promise<() => Promise<void>> {
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

/** Returns a logger for the errors and warnings of OpenTelemetry, such as a collector that does not answer. */
function toldTo(logger: WarningLog): DiagLogger {
  const tell = (problem: string) => logger.warn({ problem }, 'OpenTelemetry reports a problem');
  const ignore = () => undefined;
  return { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore };
}
