import { PeriodicDues } from '#components/books/entries/due-list.tsx';

export default PeriodicDues;
