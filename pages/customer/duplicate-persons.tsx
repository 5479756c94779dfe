import { PersonTwins } from '#components/customer/twin-list.tsx';

export default PersonTwins;
