package io.zhengwen.metadata.descriptive;

import io.zhengwen.text.LowerCase;
import java.util.HashMap;
import java.util.Map;

/**
 * One name for each type of page: that of <a
 * href="https://schema.org/docs/full.html">schema.org</a> as it is spelt there, also for the types
 * of <a href="https://ogp.me/#types">Open Graph</a> that mean the same.
 */
final class PageTypes {
  private static final Map<String, String> NAMES = names();

  private PageTypes() {}

  /** The name of a type, however it is spelt; the type itself if it is not known. */
  static String name(String type) {
    String key = LowerCase.of(type.strip());
    String known = NAMES.get(key.startsWith("og:") ? key.substring(3) : key);
    return known == null ? type.strip() : known;
  }

  private static Map<String, String> names() {
    Map<String, String> names = new HashMap<>();
    String schemaOrg =
        "Article NewsArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle"
            + " OpinionNewsArticle ReportageNewsArticle ReviewNewsArticle AdvertiserContentArticle"
            + " SatiricalArticle ScholarlyArticle MedicalScholarlyArticle TechArticle APIReference"
            + " Report SocialMediaPosting BlogPosting LiveBlogPosting DiscussionForumPosting"
            + " JobPosting Blog WebSite WebPage AboutPage CheckoutPage CollectionPage ContactPage"
            + " FAQPage ItemPage MediaGallery MedicalWebPage ProfilePage QAPage RealEstateListing"
            + " SearchResultsPage Product ProductGroup ProductModel IndividualProduct Vehicle Car"
            + " Offer AggregateOffer Recipe HowTo Event Course Book Movie TVSeries TVEpisode"
            + " PodcastSeries PodcastEpisode VideoObject AudioObject ImageObject ImageGallery"
            + " MusicRecording MusicAlbum MusicPlaylist Game VideoGame Review CriticReview ItemList"
            + " Question Quiz Dataset SoftwareApplication MobileApplication WebApplication"
            + " Organization NewsMediaOrganization Corporation LocalBusiness Hotel Restaurant"
            + " School Library Museum Person Place City Country TouristAttraction Apartment House"
            + " SingleFamilyResidence Thing CreativeWork";
    for (String name : schemaOrg.split(" ")) {
      names.put(LowerCase.of(name), name);
    }
    String openGraph =
        "profile=ProfilePage product.group=ProductGroup product.item=Product"
            + " video=VideoObject video.other=VideoObject video.movie=Movie"
            + " video.episode=TVEpisode video.tv_show=TVSeries music.song=MusicRecording"
            + " music.album=MusicAlbum music.playlist=MusicPlaylist books.book=Book"
            + " business.business=LocalBusiness restaurant.restaurant=Restaurant";
    for (String pair : openGraph.split(" ")) {
      String[] types = pair.split("=");
      names.put(types[0], types[1]);
    }
    return Map.copyOf(names);
  }
}
