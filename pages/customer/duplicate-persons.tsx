import { PersonDuplicates } from '#components/customers/records/duplicate-list.tsx';

export default PersonDuplicates;
