/** These dependency rules are data: which layer may import which. docs/architecture.md shows their picture. */

import type { ImportEdge, SourceFile } from './source.ts';

/** Returns the layer of a path: its top folder, with the server half of services and of the pages apart. */
function zoneOf(path: string): string {
  if (path.startsWith('services/server/')) return 'services/server';
  if (path.startsWith('pages/api/')) return 'pages/api';
  if (/^(?:playwright|vitest)(?:\.[\w-]+)?\.config\.ts$/.test(path)) return 'e2e';
  return path.includes('/') ? (path.split('/')[0] ?? '') : '(root)';
}

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  types: ['types'],
  lib: ['lib', 'types'],
  documents: ['documents', 'lib', 'types'],
  services: ['services', 'lib', 'types'],
  'services/server': ['services/server', 'services', 'documents', 'lib', 'types'],
  hooks: ['hooks', 'services', 'lib', 'types'],
  components: ['components', 'hooks', 'services', 'lib', 'types', 'styles'],
  pages: ['components', 'hooks', 'services', 'services/server', 'lib', 'types', 'styles'],
  'pages/api': ['services/server', 'services', 'lib', 'types'],
  '(root)': ['services/server', 'services', 'lib', 'types'],
  core: ['core', 'documents', 'lib', 'types'],
  e2e: ['e2e', 'dev', 'core', 'services', 'documents', 'lib', 'types'],
  dev: ['dev', 'core', 'lib', 'types', '(root)'],
};

/** Zones whose code runs in the browser see the wire messages as types only, and nothing of Node. */
const BROWSER_ZONES: ReadonlySet<string> = new Set(['pages', 'components', 'hooks', 'services']);

/** The lib layer is pure, so these rules name the few packages it may use. */
const LIB_PACKAGES: ReadonlySet<string> = new Set(['zod', 'dayjs']);
/** Web and core send spans alike, so this one is shared; it loads what it needs on demand. */
const TRACER = 'lib/tracing/open-tracer.ts';
/** Web and core read these files alike, each in the process of its server: settings given by file, certificates. */
const FILE_READERS: ReadonlySet<string> = new Set(['lib/config/setting-files.ts', 'lib/certificates.ts']);

/** Web and core write and read messages alike, by the primitives of this package. */
const WIRE = { file: 'lib/wire/codec.ts', package: '@bufbuild/protobuf/wire' };

/** Exports that make a page run code on the server; Next strips them and what only they use from the browser's bundle. */
const SERVER_SIDE_EXPORTS: ReadonlySet<string> = new Set(['getServerSideProps', 'getStaticProps', 'getInitialProps']);

/** The ten modules of the core and what stands below and above them, from the bottom: a folder imports itself and what stands before it. */
export const CORE_ORDER: readonly string[] = (
  'db worker access ledger list file engine ' +
  'control customers payments cash accounts cheques deposits profit-sharing books business-day ' +
  'jobs server programs'
).split(' ');

/** These modules hold operations as values; the server hands them to the engine. Only the business day runs some by itself. */
const MODULES: ReadonlySet<string> = new Set(
  'customers payments cash accounts cheques deposits profit-sharing books'.split(' '),
);

/**
 * The components from the bottom: a folder imports itself and what stands before it. The kit of screens knows no module, and the workplace puts all
 * of them together; it also fills the slots in which a module shows a part of one above it.
 */
export const COMPONENT_ORDER: readonly string[] =
  'kit control customers profit-sharing accounts business-day books cash payments cheques deposits workplace'.split(
    ' ',
  );

/** The programs that an operator runs, and the entry point of the core, stand above all. */
function coreFolder(path: string): string {
  const parts = path.split('/');
  return parts.length === 2 ? 'programs' : (parts[1] ?? '');
}

function coreRefusal(from: string, target: string): string | null {
  const [fromFolder, toFolder] = [coreFolder(from), coreFolder(target)];
  if (fromFolder === toFolder) return null;
  const [fromLevel, toLevel] = [CORE_ORDER.indexOf(fromFolder), CORE_ORDER.indexOf(toFolder)];
  const stranger = fromLevel === -1 ? fromFolder : toLevel === -1 ? toFolder : null;
  if (stranger !== null) return `core/${stranger} has no place in the order: add it to dev/lint/layers.ts`;
  if (target.startsWith('core/engine/run-operation') && MODULES.has(fromFolder)) {
    return 'a module declares operations and never runs them (only business-day and control do)';
  }
  return fromLevel < toLevel ? `core/${fromFolder} must not import core/${toFolder}, which stands above it` : null;
}

function componentRefusal(from: string, target: string): string | null {
  const levelOf = (path: string) => COMPONENT_ORDER.indexOf(path.split('/')[1] ?? '');
  const [fromLevel, toLevel] = [levelOf(from), levelOf(target)];
  const stranger = fromLevel === -1 ? from : toLevel === -1 ? target : null;
  if (stranger !== null) return `${stranger} is in no module: components stand in a folder of dev/lint/layers.ts`;
  return fromLevel < toLevel
    ? `components/${from.split('/')[1]} must not import components/${target.split('/')[1]}, which stands above it`
    : null;
}

function treeRefusal(from: SourceFile, edge: ImportEdge): string | null {
  const [fromZone, toZone] = [zoneOf(from.path), zoneOf(edge.target)];
  const allowed = MAY_IMPORT[fromZone];
  if (allowed === undefined) return `${fromZone} has no place in the order: add it to dev/lint/layers.ts`;
  if (!allowed.includes(toZone)) return `${fromZone} must not import ${toZone}`;
  if (fromZone === 'core' && toZone === 'core') return coreRefusal(from.path, edge.target);
  if (fromZone === 'components' && toZone === 'components') return componentRefusal(from.path, edge.target);
  if (fromZone === 'pages' && toZone === 'services/server' && !edge.typeOnly) {
    if (!from.exportNames.some((name) => SERVER_SIDE_EXPORTS.has(name))) {
      return 'only pages with getServerSideProps and pages/api reach services/server';
    }
  }
  const reachesBrowser = BROWSER_ZONES.has(fromZone) || (fromZone === 'lib' && !from.path.startsWith('lib/wire/'));
  if (reachesBrowser && /^(?:types\/proto|lib\/wire)\//.test(edge.target) && !edge.typeOnly) {
    return `${fromZone} imports wire messages as types only`;
  }
  return null;
}

function packageRefusal(from: SourceFile, edge: ImportEdge): string | null {
  const zone = zoneOf(from.path);
  if (edge.typeOnly) return null;
  const traces = from.path === TRACER && edge.target.startsWith('@opentelemetry/');
  const reads = FILE_READERS.has(from.path) && edge.target.startsWith('node:');
  const wires = from.path === WIRE.file && edge.target === WIRE.package;
  if (zone === 'lib' && !traces && !reads && !wires && !LIB_PACKAGES.has(edge.target.replace(/\/.*/, '')))
    return `lib is pure and must not import ${edge.target}`;
  const serverPage = from.exportNames.some((name) => SERVER_SIDE_EXPORTS.has(name));
  if (BROWSER_ZONES.has(zone) && edge.target.startsWith('node:') && !serverPage) {
    return `${zone} runs in the browser and must not import ${edge.target}`;
  }
  if (zone === 'core' && /^(?:react|react-dom|next|next-auth)(?:\/|$)/.test(edge.target)) {
    return `core knows nothing of the web and must not import ${edge.target}`;
  }
  return null;
}

/** Folders that have a `#name/` in package.json. */
const ALIASED = /^(?:lib|types|documents|services|hooks|components|core|dev)\//;

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** One way to write an import: relative to what lies beside or below, by `#name/` to all else. Configuration in the root is its tools' own. */
function styleRefusal(from: SourceFile, { specifier, target }: ImportEdge): string | null {
  if (!ALIASED.test(target) || !from.path.includes('/')) return null;
  const folder = `${folderOf(from.path)}/`;
  const wanted = target.startsWith(folder) ? `./${target.slice(folder.length)}` : `#${target}`;
  return specifier === wanted ? null : `write ${wanted}: relative to what lies beside or below, by its # to all else`;
}

/** Returns why this import breaks the dependency rules, or null when it keeps them. */
export function importRefusal(from: SourceFile, edge: ImportEdge): string | null {
  return edge.inTree ? (treeRefusal(from, edge) ?? styleRefusal(from, edge)) : packageRefusal(from, edge);
}
