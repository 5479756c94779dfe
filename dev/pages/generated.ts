import { accessMatrixPage } from './access-matrix.ts';
import { accountingPage } from './accounting.ts';
import { architecturePage } from './architecture.ts';
import { businessDayPage } from './business-day.ts';
import { glFunctionFile } from './gl-function.ts';
import { logSchemaFile } from './log-schema.ts';
import { menuTableFile, titlesBesideFile } from './menu-table.ts';
import { moduleReadme } from './module-readme.ts';
import { operationNamesFile } from './operation-names.ts';

const modules = [
  'accounts',
  'books',
  'business-day',
  'cash',
  'cheques',
  'control',
  'customers',
  'deposits',
  'payments',
  'profit-sharing',
];

/** The files that are generated, each from the code it describes. */
export const generated: Readonly<Record<string, () => string>> = {
  'lib/access/menus.ts': menuTableFile,
  'lib/access/titles-beside.ts': titlesBesideFile,
  'lib/operations/names.ts': operationNamesFile,
  'core/db/functions/ledger/gl.sql': glFunctionFile,
  'deploy/monitoring/log-line.schema.json': logSchemaFile,
  'docs/accounting.md': accountingPage,
  'docs/architecture.md': architecturePage,
  'docs/access-matrix.md': accessMatrixPage,
  'docs/business-day.md': businessDayPage,
  ...Object.fromEntries(modules.map((module) => [`core/${module}/README.md`, () => moduleReadme(module)])),
};
