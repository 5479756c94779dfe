import { PeriodicEntries } from '#components/books/entries/periodic-list.tsx';

export default PeriodicEntries;
