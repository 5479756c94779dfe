import { read } from '#core/access/handler.ts';
import { accountingDate, denomList, kodeCabang, referenceNumber, statusCabang } from './queries.ts';

/** What screens look up. */
export const parameter = {
  operations: {},
  handlers: () => ({
    'parameter.statusCabang': read(statusCabang),
    'parameter.accountingDate': read(accountingDate),
    'parameter.kodeCabang': read(kodeCabang),
    'parameter.denomList': read(denomList),
    'parameter.referenceNumber': read(referenceNumber),
  }),
};
