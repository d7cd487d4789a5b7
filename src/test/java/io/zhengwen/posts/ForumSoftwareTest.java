package io.zhengwen.posts;

import static org.assertj.core.api.Assertions.assertThat;

import io.zhengwen.extract.ExtractedRecord.Kind;
import io.zhengwen.extract.RenderedRecord;
import io.zhengwen.page.PageModel;
import io.zhengwen.page.PageModelBuilder;
import io.zhengwen.page.read.PageReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One conversation as fifteen kinds of software write it, with what they put around posts: boxes
 * about users, signatures, buttons, notes of changes, advertisements, rules, nested replies.
 */
class ForumSoftwareTest {
  private static final List<String> USERS =
      List.of("amber_k", "Bo Karlsson", "carla77", "dmitri", "Bo Karlsson", "carla77");

  private static final List<String> CHINESE_USERS =
      List.of("大卫王", "小波", "卡拉77", "老李修车", "小波", "卡拉77");

  private static final List<String> DAYS =
      List.of("2024-03-11", "2024-03-11", "2024-03-11", "2024-03-12", "2024-03-13", "2024-03-13");

  private static final List<String> TEXTS =
      List.of(
          """
          Hello all,
          my left pedal squeaks whenever it rains, and oil from the hardware shop did not help for \
          longer than a day. The bike is a 1998 steel tourer with a square taper bottom bracket.
          Does anybody know what else could be the cause?""",
          "Take the pedal off, clean the thread and put fresh grease on it. The left one unscrews"
              + " clockwise, mind.",
          "+1",
          """
          Mine did the same for a whole winter. In the end the bottom bracket was loose, so check \
          that before you buy anything.
          You need a 36 mm spanner for the lockring.""",
          "Any news? Did the grease last through the weekend, or is it back again?",
          "+1");

  private static final List<String> CHINESE_TEXTS =
      List.of(
          "各位车友好，我的左脚踏一到下雨天就吱吱响，上了油也只能管一天。车子是九八年的钢架旅行车，方孔中轴。\n有人知道还可能是什么原因吗？",
          "把脚踏拆下来，清理螺纹，涂上新的黄油。注意左边是反牙，要顺时针才能拧下来。",
          "顶",
          "我的车去年冬天也是这样，最后发现是中轴松了，买东西之前先检查一下中轴。",
          "后来怎么样了？黄油管用吗，还是又响了？",
          "顶");

  private static List<RenderedRecord> read(String software, String url, Kind kind) {
    PageModel page =
        PageModelBuilder.build(new PageReader().read(resource(software + ".html"), url));
    Discussion found = DiscussionReader.read(page).orElseThrow();
    assertThat(found.kind()).isEqualTo(kind);
    return found.records().stream().map(record -> RenderedRecord.of(page, record)).toList();
  }

  private static String resource(String name) {
    try (InputStream in = ForumSoftwareTest.class.getResourceAsStream("threads/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static void assertRead(
      List<RenderedRecord> posts, List<String> users, List<String> texts, int first) {
    assertThat(posts).extracting(RenderedRecord::text).isEqualTo(texts.subList(first, 6));
    assertThat(posts)
        .extracting(post -> post.author().orElse("").replaceAll("[ _-]", ""))
        .containsExactlyElementsOf(
            users.subList(first, 6).stream().map(user -> user.replaceAll("[ _]", "")).toList());
    assertThat(posts)
        .extracting(post -> post.date().orElse("").substring(0, 10))
        .isEqualTo(DAYS.subList(first, 6));
  }

  private static void assertLinks(List<RenderedRecord> posts, String link, int number) {
    assertThat(posts)
        .extracting(post -> post.link().orElse(""))
        .containsExactlyElementsOf(
            IntStream.range(0, posts.size())
                .mapToObj(i -> link.replace("{i}", Integer.toString(number + i)))
                .toList());
  }

  @ParameterizedTest
  @CsvSource({
    "xenforo, https://bikes.example/threads/left-pedal-squeaks.5512/, post-{i}, 90110",
    "phpbb, https://bikes.example/phpBB3/viewtopic.php?t=77, ../viewtopic.php?p={i}&sid=0ab9#p{i}, 900",
    "discourse, https://talk.bikes.example/t/left-pedal/812, #post_{i}, 1",
    "vbulletin4, https://bikes.example/forums/showthread.php?t=341, &p={i}#post{i}, 5510",
    "vbulletin3, https://bikes.example/forums/showthread.php?t=342, '', 0",
    "smf, https://bikes.example/index.php?topic=91.0, '', 0",
    "ipb, https://bikes.example/topic/81-left-pedal/, ?do=findComment&comment={i}, 300",
    "mybb, https://bikes.example/thread-66.html, '', 0",
  })
  void postsOfForums(String software, String url, String link, int number) {
    List<RenderedRecord> posts = read(software, url, Kind.POST);
    assertRead(posts, USERS, TEXTS, 0);
    if (number > 0) {
      boolean within = link.startsWith("..");
      assertLinks(
          posts,
          within ? url.substring(0, url.lastIndexOf('/')) + link.substring(2) : url + link,
          number);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "discuz, https://bbs.bikes.example/thread-655-1-1.html",
    "discuz7, http://bbs.bikes.example/viewthread.php?tid=655",
    "discuz-touch, https://bbs.bikes.example/forum.php?mod=viewthread&tid=655&mobile=2",
  })
  void postsOfChineseForums(String software, String url) {
    assertRead(read(software, url, Kind.POST), CHINESE_USERS, CHINESE_TEXTS, 0);
  }

  @ParameterizedTest
  @CsvSource({
    "flarum, https://flarum.bikes.example/d/44-left-pedal, /{i}, 1",
    "github, https://code.example/o/r/issues/21, '', 0",
    "reddit-old, https://old.reddit.example/r/bikewrench/comments/1bc/left_pedal/, '', 0",
  })
  void threadsWhosePostsAreCalledComments(String software, String url, String link, int number) {
    List<RenderedRecord> posts = read(software, url, Kind.POST);
    assertRead(posts, USERS, TEXTS, 0);
    if (number > 0) {
      assertLinks(posts, url + link, number);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wordpress", "drupal", "news", "hn"})
  void commentsBelowATextWithNestedReplies(String software) {
    List<RenderedRecord> comments =
        read(software, "https://www.example.org/2024/03/squeaking-pedals/", Kind.COMMENT);
    assertRead(comments, USERS, TEXTS, 1);
  }
}
