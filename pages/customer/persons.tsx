import { Persons } from '#components/customers/records/customer-list.tsx';

export default Persons;
