import { Merges } from '#components/customers/records/merge-list.tsx';

export default Merges;
