import { PersonTwins } from '#components/customers/records/twin-list.tsx';

export default PersonTwins;
