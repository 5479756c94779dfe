import process from 'node:process';
import type { Server } from '@grpc/grpc-js';
import pino, { type Logger } from 'pino';
import { type CoreConfig, coreConfig } from '#lib/config/config.ts';
import { replicaOf } from '#lib/config/replica.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { SESSION_SECONDS } from '#lib/session-end.ts';
import { openTracer } from '#lib/tracing/open-tracer.ts';
import { logoutVerifier } from './access/logout-tokens.ts';
import { ProviderClock } from './access/provider-clock.ts';
import { supervisorFrom } from './access/supervisor.ts';
import { publishedKeys, tokenVerifier } from './access/tokens.ts';
import { cardTokens } from './accounts/cards/tokens.ts';
import { LOOKING } from './business-day/end-of-day/forecast.ts';
import { startAnchor } from './control/audit/anchor-round.ts';
import { adminApi } from './control/identity/admin-api.ts';
import { identityProvider } from './control/identity/provider.ts';
import { setPasswordAt } from './control/identity/set-password.ts';
import { printSigner } from './customers/specimens/print-signer.ts';
import { inLane } from './db/call-scope.ts';
import type { Db } from './db/client.ts';
import type { Pool } from './db/pool/pool.ts';
import { Transactions } from './db/transactions.ts';
import { startJobs } from './jobs/run.ts';
import { openGateway } from './payments/settlement/open-gateway.ts';
import { type Admission, openAdmission } from './server/admission.ts';
import { openAnswerLog } from './server/answer-log.ts';
import { startBackground } from './server/background.ts';
import { watchCalendar } from './server/calendar.ts';
import {
  type CoreMetrics,
  coreMetrics,
  serveMetrics,
  watchAnchor,
  watchDisks,
  watchLag,
  watchState,
} from './server/metrics.ts';
import { watchCertificates, watchOperations, watchReplica } from './server/metrics-of-operations.ts';
import { makeHandlers } from './server/modules.ts';
import type { Readiness } from './server/readiness.ts';
import { refuseRestoredDump } from './server/restored-dump.ts';
import { credentialsOf, makeServer } from './server/server.ts';
import { Watchers } from './server/watch.ts';
import { watchedPool } from './server/watched-pool.ts';
import { whenDatabaseAnswers } from './server/when-database-answers.ts';

/** Calls in flight may take this long to finish once the core is asked to stop. */
const DRAIN_MS = 10_000;
/** This many forecasts of the end of day may run at once; each has a connection of its own. */
const LOOKS = 2;
/** Takes calls from now on; returns the address. */
async function listen(server: Server, { listen: { host, port }, tls }: CoreConfig): Promise<string> {
  const address = `${host}:${port}`;
  await new Promise<void>((resolve, reject) => {
    server.bindAsync(address, credentialsOf(tls), (error) => (error ? reject(error) : resolve()));
  });
  return address;
}

/** Serves measurements where the bank has set an address for them. Returns how to stop. */
async function measure(
  config: CoreConfig,
  metrics: CoreMetrics,
  dependencies: { pool: Pool; admission: Admission; readiness: Readiness },
): Promise<(() => Promise<void>)[]> {
  const { metrics: at, disks } = config;
  if (!at) return [];
  watchState(metrics, dependencies);
  watchLag(metrics, dependencies.pool.db);
  watchDisks(metrics, disks);
  watchOperations(metrics, dependencies.pool.db);
  watchCertificates(metrics, config);
  const stopReplica = watchReplica(metrics, replicaOf(process.env));
  await serveMetrics(metrics, at, dependencies.readiness);
  return [stopReplica];
}

/** Builds the verifiers of the provider's signatures: access tokens, those that may have expired, sign-out messages. */
function verifiers({ identity }: CoreConfig, now: () => number) {
  const { issuer, knownAs, jwksUrl, audience, clientId, signingAlg: algorithm } = identity;
  const keys = publishedKeys(jwksUrl);
  const rules = { issuer, knownAs, jwksUrl, audience, algorithm, sessionsOf: clientId };
  return {
    client: clientId,
    verify: tokenVerifier(rules, keys, now),
    verifyHeld: tokenVerifier({ ...rules, toleranceSeconds: SESSION_SECONDS }, keys, now),
    verifyLogout: logoutVerifier({ issuer, algorithm }, keys, clientId),
  };
}

/** Collects the resources of background work. */
const jobDependencies = async <P>({ storage, settlement, ...config }: CoreConfig, dependencies: P) => ({
  ...dependencies,
  storage,
  reports: {
    databaseUrl: config.databaseAppUrl,
    replicaUrl: replicaOf(process.env),
    logLevel: config.logLevel,
  },
  settlement: settlement && (await openGateway(settlement, storage)),
});

/** Stores the head of the chain outside where the bank has a place for it, and measures its progress; without one, the log reports it. */
function anchorHeads(
  { anchor }: CoreConfig,
  metrics: CoreMetrics,
  { db, log }: { db: Db; log: Logger },
): (() => Promise<void>)[] {
  if (!anchor) {
    log.warn('the head of the audit chain is kept nowhere outside: set S3_ENDPOINT or AUDIT_ANCHOR');
    return [];
  }
  const { state, stop } = startAnchor(db, log, anchor);
  watchAnchor(metrics, state);
  return [stop];
}

async function main(): Promise<void> {
  const config = coreConfig(process.env);
  const log = pino({ name: 'core', level: config.logLevel, redact: ['token', 'password', 'token_supervisor'] });
  const metrics = coreMetrics();
  const admission = openAdmission();
  const tracer = await openTracer('amanah-core', config.traces);
  const clock = new ProviderClock(config.identity.jwksUrl);
  const { pool, readiness } = watchedPool(config.databaseAppUrl, log, clock, metrics.statement);
  const { db } = pool;
  await whenDatabaseAnswers(log, async () => {
    await refuseRestoredDump(db);
    await readiness.prove();
  });
  if (!readiness.is('schema')) throw new Error(`this database does not fit: ${readiness.difference}`);
  const proofs = verifiers(config, clock.now);
  const provider = config.identityAdmin && identityProvider(adminApi(config.identityAdmin));
  const handlers = makeHandlers({
    loginHost: config.loginHost,
    idleMinutes: config.session.idleMinutes,
    supervisor: supervisorFrom(proofs.verify, config.identity.overrideClientId, clock.now),
    setPassword: setPasswordAt(provider, db),
    printSigner: config.printAgent && printSigner(config.printAgent),
    documentKeys: config.documentKeys,
    cardToken: config.cardTokenKeys && cardTokens(config.cardTokenKeys),
    lookAhead: new Transactions(config.databaseAppUrl, { mode: LOOKING, most: LOOKS }).begin,
  });
  const watchers = new Watchers(db, log);
  const answers = config.answerLog ? openAnswerLog(config.answerLog, log) : undefined;
  const served = { readiness, admission, measure: metrics.call, tracer, answers };
  const server = makeServer({ db, ...proofs, sessions: config.session, log, ...served }, handlers, watchers);
  await watchers.listen();
  const jobs = await jobDependencies(config, { db, provider, log });
  const stops = await inLane('background', async () => [
    startBackground(db, log),
    await whenDatabaseAnswers(log, () => startJobs(config.databaseAppUrl, jobs, () => readiness.is('schema'))),
    readiness.start(log),
    clock.start(log),
    watchCalendar(db, log),
    ...anchorHeads(config, metrics, { db, log }),
    ...(await measure(config, metrics, { pool, admission, readiness })),
  ]);
  log.info({ address: await listen(server, config) }, 'core is ready');

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log.info('draining');
    watchers.close();
    const force = setTimeout(() => server.forceShutdown(), DRAIN_MS);
    server.tryShutdown(() => {
      clearTimeout(force);
      void Promise.all(stops.map((end) => end()))
        .then(() => Promise.all([pool.end(2), tracer?.stop(), answers?.stop()]))
        .then(() => process.exit(0));
    });
  };
  for (const signal of ENDS) process.off(signal, endAtOnce).on(signal, stop);
}

/** Before anything is served there is nothing to finish. The first process of a container would not end by the signal alone. */
const ENDS = ['SIGTERM', 'SIGINT'] as const;
const endAtOnce = () => process.exit(0);
for (const signal of ENDS) process.on(signal, endAtOnce);

try {
  readSettingFiles(process.env);
  await main();
} catch (error) {
  process.stderr.write(`the core cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
