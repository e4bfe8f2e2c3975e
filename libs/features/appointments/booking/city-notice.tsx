import { Alert } from 'antd';
import { OTHER_CITY_HINT, OTHER_CITY_TITLE } from './booking-texts';

/** The patient would have to travel: said once, then staff may book all the same. */
export const CityNotice = ({ text }: { text: string }) => (
  <Alert
    type="warning"
    className="ad-clash"
    showIcon
    role="alert"
    title={OTHER_CITY_TITLE}
    description={
      <>
        {text}
        <br />
        {OTHER_CITY_HINT}
      </>
    }
  />
);
