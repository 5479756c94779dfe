import { PeriodicDues } from '#components/ledger/due-list.tsx';

export default PeriodicDues;
