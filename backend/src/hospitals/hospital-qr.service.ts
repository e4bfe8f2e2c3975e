import { Injectable, Logger } from '@nestjs/common';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { QR_UNAVAILABLE } from '@arogya/domain/hospitals/texts';
import { Refusal } from '@arogya/domain/refusal';
import { toBuffer } from 'qrcode';
import { Config } from '../config';
import { errorName } from '../error-name';
import { ownHospital, type Actor } from '../access/actor';
import type { HospitalQr } from './hospital.dto';
import { posterOf } from './hospitals.sql';
import { Sql } from '../database/sql';
import { TtlCache } from '../ttl-cache';

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Level Q: a quarter of a poster's code may be scratched or in the shade. Shades of grey, each line as what differs from the
 * one above: half the bytes and half the time of a picture in colours that tries five ways for each line.
 */
const IMAGE = { errorCorrectionLevel: 'Q', margin: 2, width: 512 } as const;
const GREY = { deflateStrategy: 3, colorType: 0, filterType: 2 } as const;

/** The QR code for a hospital's wall. Making one takes 30 ms in which the server answers nobody, so they are kept. */
@Injectable()
export class HospitalQrService {
  private readonly images = new TtlCache<string>(DAY_MS);
  private readonly logger = new Logger(HospitalQrService.name);

  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
  ) {}

  ofOwn(who: Actor): Promise<HospitalQr> {
    return this.of(ownHospital(who));
  }

  async of(hospitalId: string): Promise<HospitalQr> {
    const [hospital] = await this.sql.query(posterOf({ hospitalId }));
    if (!hospital) throw new Refusal('notFound');
    const { bookingSlug, ...shown } = hospital;
    const bookingUrl = `${this.config.publicBaseUrl}${bookingPath(bookingSlug)}`;
    try {
      return { qrCode: await this.draw(bookingUrl), bookingUrl, ...shown };
    } catch (error) {
      this.logger.error({ error: errorName(error) }, 'A QR code could not be rendered');
      throw new Refusal('unavailable', { message: QR_UNAVAILABLE });
    }
  }

  private draw(url: string): Promise<string> {
    return this.images.get(url, async () => {
      const png = await toBuffer(url, { ...IMAGE, rendererOpts: { ...GREY } });
      return `data:image/png;base64,${png.toString('base64')}`;
    });
  }
}
