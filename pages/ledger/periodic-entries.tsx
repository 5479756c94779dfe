import { PeriodicEntries } from '#components/ledger/periodic-list.tsx';

export default PeriodicEntries;
