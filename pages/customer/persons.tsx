import { Persons } from '#components/customer/customer-list.tsx';

export default Persons;
